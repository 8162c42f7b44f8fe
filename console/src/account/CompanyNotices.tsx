import { Stack } from '../ui/layout/primitives';
import { Notice } from '../ui/Notice';
import { companyAdvice, type AdviceWords, type Lookup } from './companyAdvice';

interface CompanyNoticesProps {
  lookup: Lookup;
  className?: string | undefined;
  words?: AdviceWords;
}

/** What the public register says about the typed number. */
export function CompanyNotices({ lookup, className, words }: CompanyNoticesProps) {
  return (
    // Always rendered, because a live region that appears with its text is not read out.
    <Stack gap={2} className={className} role="status">
      {companyAdvice(lookup, words).map((advice) => (
        <Notice key={advice.text} tone={advice.tone}>
          {advice.text}
        </Notice>
      ))}
    </Stack>
  );
}
