/**
 * Measures the process that reads uploaded files. First it runs alone: each hostile file gives its time and the memory above
 * its own start, each as a ratio to the limit. Then the product previews a large valid file while another caller waits.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { backendPackage } from '../lib/built.mjs';
import { signIn } from '../lib/caller.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { measured, told } from './figures.mjs';
import { sheetMakers } from './hostile-sheets.mjs';
import { entryOf } from './lab.mjs';
import { during } from './neighbours.mjs';

const MOST_MS = 2_000;
const MOST_MB = 100;
/** The heap that the product gives to a reader. */
const HEAP_MB = 100;
const PREVIEW_LIMIT_S = 5;
const WAIT_LIMIT_MS = 300;

export async function imports(lab, { hostile: files, people }) {
  const makers = sheetMakers(backendPackage('fflate'));
  const figures = [];
  for (const { name, make, codes } of makers.hostile.slice(0, files)) {
    const { milliseconds, megabytes, code } = await step(`Fichier hostile, ${name}`, () => read(Buffer.from(make())));
    const part = Math.max(milliseconds / MOST_MS, megabytes / MOST_MB);
    figures.push(
      measured(`${name} : part de 2 s ou de 100 Mo`, part, '', {
        reference: `${told(milliseconds, ' ms')}, ${told(megabytes, ' Mo')}`,
        ratio: code ?? 'lu',
        most: 1,
        sound: codes.includes(code),
      }),
    );
  }
  return [...figures, ...(await preview(lab, makers.people(people), people))];
}

/** What one file costs a new reader. */
async function read(people) {
  const words = { yes: 'Oui', no: 'Non' };
  const reader = fork(entryOf('sheets'), {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    await once(reader, 'message');
    const atStart = mostMemoryOf(reader.pid);
    const started = performance.now();
    reader.send({ people, words, own: [], sheet: null, headingLine: null });
    const [{ refusal }] = await Promise.race([once(reader, 'message'), once(reader, 'exit').then(died)]);
    const milliseconds = performance.now() - started;
    const megabytes = mostMemoryOf(reader.pid) - atStart;
    return { milliseconds, megabytes, code: refusal?.details.fields?.fichier?.code };
  } finally {
    reader.kill('SIGKILL');
  }
}

function died([code, signal]) {
  throw new Refusal(`Le lecteur s’est arrêté (${signal ?? code}).`);
}

/** The peak of the resident memory since the process began, in MB. */
function mostMemoryOf(pid) {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}

async function preview(lab, file, rows) {
  const { origin } = await lab.product(await lab.database({ demo: true }));
  const head = await signIn(origin);
  const form = new FormData();
  form.append('file', new Blob([file]), 'personnel.xlsx');
  const calls = {
    Liste: () => head.get('/v1/valor/list/all?p=1&div=20'),
    '/v1/status': () => head.get('/v1/status'),
  };
  const started = performance.now();
  let seconds;
  const others = await step(`Aperçu de ${rows} lignes`, () =>
    during(
      calls,
      head.post('/v1/valor/import/preview', form).then(({ status, body }) => {
        seconds = (performance.now() - started) / 1000;
        if (body.payload?.lines !== rows) throw new Refusal(`L’aperçu n’a pas abouti (${status}).`);
      }),
    ),
  );
  return [
    measured(`Aperçu de ${rows} lignes`, seconds, ' s', { most: PREVIEW_LIMIT_S }),
    ...Object.entries(others).map(([name, { p99, failed }]) =>
      measured(`… ${name}, 99 sur 100, pendant cet aperçu`, p99, ' ms', { most: WAIT_LIMIT_MS, sound: failed === 0 }),
    ),
  ];
}
