/** What the registry knows of weaknesses in the packages of the product. */
import { npm } from './install.mjs';

/** A registry that does not answer must hold nobody up. */
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=15000'];
const GRAVE = ['high', 'critical'];

/** @returns {Promise<{ untold: string } | { grave: readonly string[], light: number }>} */
export async function audited() {
  const { output } = await npm(['audit', '--omit=dev', '--json', ...PATIENCE]).catch((error) => ({
    output: JSON.stringify({ message: String(error.message) }),
  }));
  const report = readReport(output);
  if (report?.vulnerabilities === undefined) return { untold: reasonOf(report) };
  const found = Object.values(report.vulnerabilities);
  const grave = found
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity }) => `${name} (${severity})`);
  return { grave, light: found.length - grave.length };
}

/** npm writes warnings around it. */
function readReport(output) {
  const [start, end] = [output.indexOf('{'), output.lastIndexOf('}')];
  try {
    return JSON.parse(output.slice(start, end + 1));
  } catch {
    return undefined;
  }
}

/** In one line, without the address that was asked. */
function reasonOf(report) {
  const told = String(report?.message ?? report?.error?.summary ?? '').split('\n')[0] ?? '';
  return told.replaceAll(/https?:\/\/\S+/g, '').trim();
}
