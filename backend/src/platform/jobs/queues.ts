/** The queues by name, for code that adds jobs without knowing how they are stored. */
export const QUEUES = Symbol('queues');
