/**
 * For short queries that indexes answer, on both engines. The planner does not know that a condition on a long value makes a scan of
 * the table read it outside the row, every time; compiling a query, or starting workers for it, takes longer than any of ours.
 */
export const plannerSettings = [
  'enable_seqscan=off',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'random_page_cost=1.1',
  'work_mem=16MB',
].flatMap((setting) => ['-c', setting]);
