import { createInterface, type Interface } from 'node:readline';
import { unlessAborted } from '../../core/unless-aborted.js';

/** Lines of an input that is not touched before the first is asked for. */
export class Lines {
  private reader: Interface | undefined;
  private lines: AsyncIterator<string> | undefined;

  constructor(
    private readonly input: NodeJS.ReadableStream,
    private readonly signal: AbortSignal,
  ) {}

  /** The next line, or undefined when the input has ended or the signal says that nobody waits any more. */
  async next(): Promise<string | undefined> {
    if (this.signal.aborted) return undefined;
    this.reader ??= createInterface({ input: this.input });
    this.lines ??= this.reader[Symbol.asyncIterator]();
    const line = await unlessAborted(this.lines.next(), this.signal);
    return line?.done ? undefined : line?.value;
  }

  /** Lets the process end. */
  close(): void {
    this.reader?.close();
  }
}
