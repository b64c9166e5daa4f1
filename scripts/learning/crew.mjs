import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { fixFunctions } from '../fix-functions.mjs';

const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const isPackage = (id) => !/^(\.|\/|[A-Z]:)/.test(id);

/** The program of a thread in one file, in which the engine needs a third fewer instructions: see scripts/bundle.mjs. */
async function bundled() {
  const file = inRepository('results/learnt/worker.mjs');
  mkdirSync(inRepository('results/learnt'), { recursive: true });
  const plugins = [{ name: 'fix-functions', renderChunk: fixFunctions }];
  const input = inRepository('scripts/learning/worker.mjs');
  const program = await rolldown({ input, platform: 'node', external: isPackage, plugins });
  await program.write({ file, format: 'esm', codeSplitting: false });
  return file;
}
let program;

/** Does all tasks on some threads and returns what each of them came to, in the order of the tasks. */
export async function doAll(tasks, { threads, onDone, ...workerData }) {
  program ??= bundled();
  const file = await program;
  const results = [];
  let next = 0;
  const thread = async () => {
    if (next >= tasks.length) return;
    const worker = new Worker(file, { workerData });
    while (next < tasks.length) {
      const number = next++;
      results[number] = await answerOf(worker, tasks[number]);
      onDone?.(results, number);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: threads }, thread));
  return results;
}

function answerOf(worker, task) {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners();
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(task);
  });
}
