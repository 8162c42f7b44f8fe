/**
 * The public pages that the server also renders as documents, each at its own address. They are pages for reading,
 * without forms. To make a page a document, add it here.
 */
import type { ReactNode } from 'react';
import { glossary, glossaryEntries } from '../i18n/fr/glossary';
import { toolPictures } from '../i18n/fr/toolPictures';
import { ToolPicture } from '../layout/ToolPicture';
import { GLOSSARY_SECTION, type RouteName } from '../routes';
import { Text } from '../ui/layout/primitives';
import { ArticlePage } from './content/ArticlePage';
import { ArticlesPage } from './content/ArticlesPage';
import { DocumentPage } from './content/DocumentPage';
import { DocumentsPage } from './content/DocumentsPage';
import { VideoPage } from './content/VideoPage';
import { VideosPage } from './content/VideosPage';
import { EvolutionsPage } from './EvolutionsPage';
import { HomeExample } from './home/HomeExample';
import { OpenRulesPage } from './OpenRulesPage';
import { HomePage } from './HomePage';
import { SitemapPage } from './SitemapPage';
import { OwnPage } from './text/OwnPage';
import { TextPage } from './text/TextPage';

/** These words are in the console and not on the server, because fields of the tool show them too. */
const glossarySections = [
  { id: GLOSSARY_SECTION, title: glossary.title, paragraphs: [glossary.intro], terms: glossaryEntries() },
];

const pictureOfSection = Object.fromEntries(
  Object.entries(toolPictures.parts).map(([place, picture]) => [place, <ToolPicture key={place} picture={picture} />]),
);

export const documentScreens = {
  home: <HomePage />,
  outils: (
    <TextPage key="outils" name="outils" beside={pictureOfSection}>
      <Text tone="hint" above={8}>
        {toolPictures.note}
      </Text>
    </TextPage>
  ),
  ccn: <TextPage key="ccn" name="ccn" />,
  faq: <TextPage key="faq" name="faq" />,
  help: <TextPage key="help" name="help" after={glossarySections} />,
  comprendre: <TextPage key="comprendre" name="comprendre" beside={{ 'lire-votre-montant': <HomeExample /> }} />,
  pack_pedagogique: <TextPage key="pack_pedagogique" name="pack_pedagogique" />,
  articles_all: <ArticlesPage />,
  article: <ArticlePage />,
  web_serie: <VideosPage key="episodes" which="webSeries" />,
  videos: <VideosPage key="videos" which="videos" />,
  video: <VideoPage />,
  documents: <DocumentsPage />,
  document: <DocumentPage />,
  page: <OwnPage />,
  evolutions: <EvolutionsPage />,
  open_rules: <OpenRulesPage />,
  manange_account: <TextPage key="manange_account" name="manange_account" />,
  sitemap: <SitemapPage />,
  cgu: <TextPage key="cgu" name="cgu" />,
  mention_legale: <TextPage key="mention_legale" name="mention_legale" />,
  politique_de_confidentialite: <TextPage key="politique_de_confidentialite" name="politique_de_confidentialite" />,
  accessibilite: <TextPage key="accessibilite" name="accessibilite" />,
} as const satisfies Partial<Record<RouteName, ReactNode>>;
