/** A container’s description for an OCI runtime, with what a Docker engine makes of its service in docker-compose.yml. */
import { bytesOf } from './compose.mjs';

const NOWHERE = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] };
const HARDENED = ['nosuid', 'nodev'];
/** As Docker mounts a tmpfs that is given no options. */
const TMPFS = [...HARDENED, 'noexec', 'mode=1777'];

/**
 * @param {object} asked the service as Compose reads it, the words after the entry point, variables, mounts of volumes
 * @param {object} image its root on this machine, its settings, the numbers of its user
 */
export function bundleOf({ service, words, environment, mounts }, { root, config, user }) {
  if (!service.cap_drop?.includes('ALL')) throw new Error('the service keeps capabilities');
  const variables = [...config.Env, ...Object.entries(environment).map(([name, value]) => `${name}=${value}`)];
  return {
    ociVersion: '1.0.2',
    process: {
      user,
      args: [...config.Entrypoint, ...words],
      env: [...variables, 'HOME=/home/node'],
      cwd: config.WorkingDir,
      noNewPrivileges: service.security_opt?.includes('no-new-privileges:true') ?? false,
      capabilities: NOWHERE,
    },
    root: { path: root, readonly: service.read_only ?? false },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc', options: [...HARDENED, 'noexec'] },
      tmpfs('/dev', ['nosuid', 'strictatime', 'mode=755', 'size=65536k']),
      { destination: '/dev/pts', type: 'devpts', source: 'devpts', options: ['nosuid', 'noexec', 'newinstance'] },
      tmpfs('/dev/shm', [...TMPFS, `size=${bytesOf(service.shm_size)}`]),
      ...(service.tmpfs ?? []).map((path) => tmpfs(path, TMPFS)),
      ...readOnlyFile('/etc/hosts'),
      ...readOnlyFile('/etc/resolv.conf'),
      ...mounts.map(({ source, target, writable }) => bind(source, target, writable)),
    ],
    // The servers that it speaks to are on this machine’s own loopback.
    linux: { namespaces: ['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })) },
  };
}

const tmpfs = (destination, options) => ({ destination, type: 'tmpfs', source: 'tmpfs', options });
const bind = (source, destination, writable) => ({
  destination,
  type: 'bind',
  source,
  options: ['rbind', ...HARDENED, writable ? 'rw' : 'ro'],
});
const readOnlyFile = (path) => [bind(path, path, false)];
