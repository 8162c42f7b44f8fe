/**
 * The public pages that are documents too, each at an address of its own that the server renders: what is read, without
 * what is filled in. A page joins by standing here.
 */
import type { ReactNode } from 'react';
import { pages, titles } from '../i18n/fr';
import type { RouteName } from '../routes';
import { ArticlePage } from './content/ArticlePage';
import { ArticlesPage } from './content/ArticlesPage';
import { DocumentsPage } from './content/DocumentsPage';
import { VideoPage } from './content/VideoPage';
import { VideosPage } from './content/VideosPage';
import { ContentPage } from './ContentPage';
import { EmptyListPage } from './EmptyListPage';
import { HomePage } from './HomePage';
import { SitemapPage } from './SitemapPage';

const { publicLists: lists } = pages;

export const documentScreens = {
  home: <HomePage />,
  outils: <ContentPage title={titles.outils} text={pages.toolPresentation} />,
  ccn: <ContentPage title={titles.ccn} text={pages.agreement} />,
  faq: <ContentPage title={titles.faq} text={pages.faq} />,
  help: <ContentPage title={titles.help} text={pages.practicalHelp} />,
  pack_pedagogique: <ContentPage title={titles.pack_pedagogique} text={pages.teachingPack} />,
  articles_all: <ArticlesPage />,
  article: <ArticlePage />,
  web_serie: <VideosPage key="episodes" which="webSeries" />,
  videos: <VideosPage key="videos" which="videos" />,
  video: <VideoPage />,
  documents: <DocumentsPage />,
  evolutions: <EmptyListPage title={titles.evolutions} text={lists.evolutions} />,
  manange_account: <ContentPage title={titles.manange_account} text={pages.accountHelp} />,
  sitemap: <SitemapPage />,
  cgu: <ContentPage title={titles.cgu} text={pages.terms} />,
  mention_legale: <ContentPage title={titles.mention_legale} text={pages.legalNotice} />,
  politique_de_confidentialite: <ContentPage title={titles.politique_de_confidentialite} text={pages.privacy} />,
  accessibilite: <ContentPage title={titles.accessibilite} text={pages.accessibility} />,
} as const satisfies Partial<Record<RouteName, ReactNode>>;
