/** Refuses a Node that is too old; written for old Nodes too. */
import { readFileSync } from 'node:fs';
import { say } from './messages.mjs';
import { inRoot } from './root.mjs';
import { Refusal } from './steps.mjs';

const numbers = (version) => version.split('.').map(Number);

export function requireNode() {
  const wanted = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).engines.node.replace(/[^\d.]/g, '');
  const [major, minor] = numbers(process.versions.node);
  const [wantedMajor, wantedMinor] = numbers(wanted);
  const isRecent = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
  if (!isRecent) throw new Refusal(say.nodeTooOld(process.versions.node, wanted));
}
