/** The skipped tests of a file, each with the reason in its title. */
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
