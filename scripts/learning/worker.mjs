import { parentPort, workerData } from 'node:worker_threads';
import { makeAgent } from '../../dist/agents/index.js';
import { relearn } from '../../dist/agents/learnt/index.js';
import { LEARNERS } from './learners.mjs';
import { Match } from './matches.mjs';
import { makePiece } from './pieces.mjs';
import { Teacher } from './teacher.mjs';

/** A thread that labels games, or plays blocks of a match, by the weights that it is given, if any. */
const { game, weights, agents } = workerData;
const learner = LEARNERS[game];
if (weights) relearn(learner.description, weights);
const makers = agents.map((words) => () => makeAgent(learner.module.game, words));

const match = new Match(learner, makers);
const teacher = new Teacher(learner, makers[0]);

const WORK = {
  label: (task) => makePiece(teacher, task),
  block: (task) => match.playBlock(task),
};

parentPort.on('message', ({ work, ...task }) => parentPort.postMessage(WORK[work](task)));
