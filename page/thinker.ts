import type { Answer, Job } from './worker.js';

/** What the view library looks for when it is loaded, which a worker does not have. */
const NO_DOCUMENT = 'globalThis.document={createTreeWalker(){}};';
/** A page that is opened as a file has no origin, for which a worker can't be a module. */
const [BEFORE, AFTER] = ['(()=>{"use strict";', '})()'];

let address: string | undefined;

/** The worker runs the program of the page itself, so that the engine is in the file only once. */
function programAddress(): string {
  const text = document.getElementById('program')!.textContent!;
  address ??= URL.createObjectURL(new Blob([NO_DOCUMENT, BEFORE, text, AFTER], { type: 'text/javascript' }));
  return address;
}

/** A thread that does one job at a time; a new job ends the one before it. */
export class Thinker {
  private worker: Worker | undefined;
  busy = false;

  start(job: Job, hear: (answer: Answer) => void): void {
    if (this.busy) this.stop();
    this.worker ??= new Worker(programAddress());
    this.busy = true;
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'done' || data.kind === 'failed' || data.kind === 'chosen') this.busy = false;
      hear(data);
    };
    this.worker.postMessage(job);
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.busy = false;
  }
}
