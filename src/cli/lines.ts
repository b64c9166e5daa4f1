import { createInterface, type Interface } from 'node:readline';

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
    const waiting = new AbortController();
    const aborted = new Promise<undefined>((done) => {
      this.signal.addEventListener('abort', () => done(undefined), { once: true, signal: waiting.signal });
    });
    const line = await Promise.race([this.lines.next(), aborted]);
    waiting.abort();
    return line?.done ? undefined : line?.value;
  }

  /** Lets the process end. */
  close(): void {
    this.reader?.close();
  }
}
