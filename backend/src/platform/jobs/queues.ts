/** The queues by name: for what adds jobs and knows nothing of how they are kept. */
export const QUEUES = Symbol('queues');
