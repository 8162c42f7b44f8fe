import { Stack } from '../ui/layout/primitives';
import { Notice } from '../ui/Notice';
import { companyAdvice, type Lookup } from './companyAdvice';

/** What the public register says about the typed number. */
export function CompanyNotices({ lookup, className }: { lookup: Lookup; className?: string | undefined }) {
  return (
    // Always rendered, because a live region that appears with its text is not read out.
    <Stack gap={2} className={className} role="status">
      {companyAdvice(lookup).map((advice) => (
        <Notice key={advice.text} tone={advice.tone}>
          {advice.text}
        </Notice>
      ))}
    </Stack>
  );
}
