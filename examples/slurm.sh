#!/usr/bin/env bash
# One part of a match per array task, then all parts put together.
#
#   sbatch examples/slurm.sh
#
# A task that was cut off goes on where it was when it is started again. The same with GNU
# parallel instead of SLURM, on eight cores:
#
#   Q='match keyforge miss-onyx-censorius radiant-argus-the-supreme --games 1000000'
#   parallel npx fulcrum $Q --part {}/8 --threads 1 --out parts/{} ::: {1..8}
#   npx fulcrum merge parts/*

#SBATCH --job-name=fulcrum
#SBATCH --array=1-16
#SBATCH --cpus-per-task=8
#SBATCH --time=01:00:00
#SBATCH --output=fulcrum-%A-%a.log

set -euo pipefail

QUESTION=(match keyforge miss-onyx-censorius radiant-argus-the-supreme --games 10000000)
PARTS=${SLURM_ARRAY_TASK_COUNT:-16}
OUT=parts-${SLURM_ARRAY_JOB_ID:-here}

npx fulcrum "${QUESTION[@]}" --part "${SLURM_ARRAY_TASK_ID:-1}/$PARTS" \
  --threads "${SLURM_CPUS_PER_TASK:-1}" --out "$OUT/${SLURM_ARRAY_TASK_ID:-1}" --resume

# The first task asks for the merge, which waits for all tasks of the array.
if [[ ${SLURM_ARRAY_TASK_ID:-1} == 1 && -n ${SLURM_ARRAY_JOB_ID:-} ]]; then
  sbatch --dependency="afterok:$SLURM_ARRAY_JOB_ID" --wrap "npx fulcrum merge $OUT/* --out whole"
fi
