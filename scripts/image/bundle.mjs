/** The description of a container for an OCI runtime, as a Docker engine makes it from a service of docker-compose.yml. */
const BYTES = { kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };
const NONE = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] };
const HARDENED = ['nosuid', 'nodev'];
const TMPFS = [...HARDENED, 'noexec', 'mode=1777'];

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
      capabilities: NONE,
    },
    root: { path: root, readonly: service.read_only ?? false },
    mounts: [
      mount('/proc', 'proc', [...HARDENED, 'noexec']),
      mount('/dev', 'tmpfs', ['nosuid', 'strictatime', 'mode=755', 'size=65536k']),
      mount('/dev/pts', 'devpts', ['nosuid', 'noexec', 'newinstance']),
      mount('/dev/shm', 'tmpfs', [...TMPFS, `size=${bytesOf(service.shm_size)}`]),
      ...(service.tmpfs ?? []).map((path) => mount(path, 'tmpfs', TMPFS)),
      ...['/etc/hosts', '/etc/resolv.conf'].map((path) => bind(path, path, false)),
      ...mounts.map(({ source, target, writable }) => bind(source, target, writable)),
    ],
    // The containers share the machine's network, where the servers listen.
    linux: { namespaces: ['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })) },
  };
}

const mount = (destination, type, options, source = type) => ({ destination, type, source, options });
const bind = (source, destination, writable) =>
  mount(destination, 'bind', ['rbind', ...HARDENED, writable ? 'rw' : 'ro'], source);

function bytesOf(size = '64mb') {
  const [, count, unit] = /^(\d+)(kb|mb|gb)$/.exec(size);
  return Number(count) * BYTES[unit];
}
