/**
 * Repeats writes without an answer, and checks that each was applied once or not at all and that repeating it does no harm:
 * an edit names the version that was read, and a new row has a name that is unique in its establishment.
 */

/** While the balancer is away, no write gets an answer, and a part of them is enough as a proof. */
const MOST_REPEATED = 50;

/**
 * @param {{ path: string, body: { valor_c0: number, version?: number, profile_name?: string }, id?: number }[]} writes
 * @returns {Promise<{ repeated: number, wrong: number }>} wrong: how many changed anything else
 */
export async function repeatUnanswered(ask, writes) {
  // Edits are repeated first, because they are few.
  const some = writes.toSorted((one, other) => Number(one.id === undefined) - Number(other.id === undefined));
  let wrong = 0;
  for (const sent of some.slice(0, MOST_REPEATED)) {
    const isHarmless = sent.id === undefined ? repeatedCreation : repeatedEdit;
    if (!(await isHarmless(ask, sent))) wrong += 1;
  }
  return { repeated: Math.min(some.length, MOST_REPEATED), wrong };
}

/** If the first edit was applied, the second one is refused as outdated; otherwise it is applied now. */
async function repeatedEdit(ask, { path, body, id }) {
  const before = await rowOf(ask, id);
  const wasKept = before?.version === body.version + 1 && before.valor_c0 === body.valor_c0;
  if (!wasKept && before?.version !== body.version) return false;
  const { status, body: answer } = await ask((caller) => caller.post(path, body));
  const isExpected = wasKept ? status === 409 && answer.error.code === 'version_perimee' : status === 200;
  const after = await rowOf(ask, id);
  return isExpected && after?.version === body.version + 1 && after.valor_c0 === body.valor_c0;
}

/** If the first row was created, its name is taken; otherwise it is created now. After that there is exactly one. */
async function repeatedCreation(ask, { path, body }) {
  const before = await rowsNamed(ask, body.profile_name);
  const { status } = await ask((caller) => caller.post(path, body));
  const after = await rowsNamed(ask, body.profile_name);
  const isExpected = before === 1 ? status >= 400 && status < 500 : before === 0 && status === 201;
  return isExpected && after === 1;
}

export async function rowOf(ask, id) {
  const { status, body } = await ask((caller) => caller.get(`/v1/valor/${id}`));
  return status === 200 ? body.payload.valors[0] : undefined;
}

async function rowsNamed(ask, name) {
  const { status, body } = await ask((caller) => caller.get(`/v1/valor/list/all?q=${encodeURIComponent(name)}`));
  if (status !== 200) return undefined;
  return body.payload.data.filter((profile) => profile.profile_name === name).flatMap(({ valors }) => valors).length;
}
