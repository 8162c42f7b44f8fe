/**
 * Writes of which nobody heard whether they were kept. Each was applied once or not at all, and whoever repeats it does no
 * harm: an edit by the version that was read, a new row by its name, which an establishment has once.
 */

/** Where the balancer is away each write is one; a new row of which nothing was kept is no more than any other. */
const MOST_REPEATED = 50;

/** A write that was refused for a reason of its content or of the state it met. */
const isRefusal = (status) => status >= 400 && status < 500;

/**
 * @typedef {{ path: string, body: { valor_c0: number, version?: number, profile_name?: string }, id?: number }} Sent
 * @param {(call: () => Promise<import('../lib/caller.mjs').Answer>) => Promise<import('../lib/caller.mjs').Answer>} ask
 * @param {import('../lib/caller.mjs').Caller} caller
 * @param {readonly Sent[]} writes
 * @returns {Promise<{ repeated: number, wrong: number }>} how many were repeated, and of how many that changed anything else
 */
export async function repeatUnanswered(ask, caller, writes) {
  // Edits first: they are few, one at most for each row.
  const some = writes.toSorted((one, other) => Number(one.id === undefined) - Number(other.id === undefined));
  let wrong = 0;
  for (const sent of some.slice(0, MOST_REPEATED)) {
    const isHarmless = sent.id === undefined ? repeatedCreation : repeatedEdit;
    if (!(await isHarmless(ask, caller, sent))) wrong += 1;
  }
  return { repeated: Math.min(some.length, MOST_REPEATED), wrong };
}

/** Kept: the row is one version further, and the second time is refused as stale. Not kept: the second time is the first. */
async function repeatedEdit(ask, caller, { path, body, id }) {
  const before = await rowOf(ask, caller, id);
  const wasKept = before?.version === body.version + 1 && before.valor_c0 === body.valor_c0;
  if (!wasKept && before?.version !== body.version) return false;
  const { status, body: answer } = await ask(() => caller.post(path, body));
  const isTold = wasKept ? status === 409 && answer.error.code === 'version_perimee' : status === 200;
  const after = await rowOf(ask, caller, id);
  return isTold && after?.version === body.version + 1 && after.valor_c0 === body.valor_c0;
}

/** The name is taken, or the row is made now: there is one of it, with one valuation. */
async function repeatedCreation(ask, caller, { path, body }) {
  const before = await rowsNamed(ask, caller, body.profile_name);
  const { status } = await ask(() => caller.post(path, body));
  const after = await rowsNamed(ask, caller, body.profile_name);
  const isTold = before === 1 ? isRefusal(status) : before === 0 && status === 201;
  return isTold && after === 1;
}

async function rowOf(ask, caller, id) {
  const { status, body } = await ask(() => caller.get(`/v1/valor/${id}`));
  return status === 200 ? body.payload.valors[0] : undefined;
}

async function rowsNamed(ask, caller, name) {
  const { status, body } = await ask(() => caller.get(`/v1/valor/list/all?q=${encodeURIComponent(name)}`));
  if (status !== 200) return undefined;
  return body.payload.data.filter((profile) => profile.profile_name === name).flatMap(({ valors }) => valors).length;
}
