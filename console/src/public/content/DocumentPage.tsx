import { useParams } from 'react-router-dom';
import { contentCalls, type PublicDocument } from '@valorisation/contract';
import { useAnswer } from '../../api/useAnswer';
import { publications as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { idInAddress } from '../../slug';
import { useStructuredData } from '../../layout/useStructuredData';
import { paths } from '../../routes';
import { DocumentRow } from './DocumentRow';
import { OneRecord } from './OneRecord';

const back = { to: paths.documents(), label: words.document.all };

function digitalDocument({ title, summary, createdAt }: PublicDocument): Record<string, unknown> {
  return { '@type': 'DigitalDocument', name: title, description: summary, datePublished: createdAt, inLanguage: 'fr' };
}

export function DocumentPage() {
  const id = idInAddress(useParams()['id']);
  const answer = useAnswer(contentCalls.documentFacts, { params: { id } });
  useStructuredData(answer.found === undefined ? null : digitalDocument(answer.found));
  return (
    <OneRecord id={id} answer={answer} title={titles.document} back={back} gone={words.document.gone}>
      {(found) => (
        <Page key={id} title={found.title} intro={found.summary} back={back} width="text">
          <DocumentRow document={found} />
        </Page>
      )}
    </OneRecord>
  );
}
