/** The tests of a file that were not run, each with its reason where its title has one. */
import { say } from './messages.mjs';

const REASON = / \(skipped: ([\w-]+)\)$/;

export function skippedIn({ testResults }) {
  const titles = testResults
    .filter(({ status }) => status === 'pending')
    .map(({ ancestorTitles, title }) => [...ancestorTitles, title].find((one) => REASON.test(one)) ?? title);
  return [...new Set(titles)].map((title) => {
    const [, lack = 'unsaid'] = REASON.exec(title) ?? [];
    return { title: title.replace(REASON, ''), reason: say.lacks[lack] ?? lack };
  });
}
