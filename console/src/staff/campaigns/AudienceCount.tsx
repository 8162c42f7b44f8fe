import { Box } from '@mui/material';
import type { CountedAudience } from '@valorisation/contract';
import { staffCampaigns } from '../../i18n/fr';

const { audience: words } = staffCampaigns;

const LEFT_OUT = ['invited', 'closed', 'refusing'] as const;

/** The filter in words, the number that it reaches, and who is left out for which reason. */
export function AudienceCount({ sentence, counted }: { sentence: string; counted: CountedAudience | undefined }) {
  return (
    <Box role="status" sx={{ py: 2, my: 2, borderBlock: 1, borderColor: 'divider' }}>
      <p>{sentence}</p>
      {counted === undefined && <p>{words.counting}</p>}
      {counted !== undefined && (
        <>
          <p>
            <strong className="serif-title forest-800">{counted.receiving.toLocaleString('fr-FR')}</strong>{' '}
            {words.receive(counted.receiving)}
          </p>
          <Box component="ul" className="unmarked quiet" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <Fact count={counted.matching} text={words.matching(counted.matching)} />
            {LEFT_OUT.map((reason) =>
              counted[reason] === 0 ? null : (
                <Fact key={reason} count={counted[reason]} text={words[reason](counted[reason])} />
              ),
            )}
          </Box>
        </>
      )}
    </Box>
  );
}

function Fact({ count, text }: { count: number; text: string }) {
  return (
    <li>
      <strong>{count.toLocaleString('fr-FR')}</strong> {text}
    </li>
  );
}
