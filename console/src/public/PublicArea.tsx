/** The public area: which page shows which route. */
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pages, titles } from '../i18n/fr';
import { ComingPage } from '../layout/ComingPage';
import { NotFoundPage } from '../layout/NotFoundPage';
import { paths, routes, type RouteName } from '../routes';
import { ArticlePage } from './content/ArticlePage';
import { ArticlesPage } from './content/ArticlesPage';
import { DocumentsPage } from './content/DocumentsPage';
import { VideoPage } from './content/VideoPage';
import { VideosPage } from './content/VideosPage';
import { ContentPage } from './ContentPage';
import { ContactPage } from './ContactPage';
import { DirectoryPage } from './directory/DirectoryPage';
import { EmailChangeFinishPage } from './EmailChangeFinishPage';
import { EmptyListPage } from './EmptyListPage';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { HandoverPage } from './HandoverPage';
import { HomePage } from './HomePage';
import { LoginPage } from './LoginPage';
import { RemoveAccountPage } from './RemoveAccountPage';
import { ResetPasswordPage } from './ResetPasswordPage';
import { SignupFinishPage } from './SignupFinishPage';
import { SignupPage } from './SignupPage';
import { SitemapPage } from './SitemapPage';

const { publicLists: lists } = pages;

const screens: Partial<Record<RouteName, ReactNode>> = {
  home: <HomePage />,
  login: <LoginPage />,
  signup: <SignupPage />,
  signup_finish: <SignupFinishPage />,
  forgot_pass: <ForgotPasswordPage />,
  reset_pass: <ResetPasswordPage />,
  remove_account: <RemoveAccountPage />,
  reset_mail_finish: <EmailChangeFinishPage />,
  handover: <HandoverPage />,
  tool: <Navigate to={paths.toolPresentation()} replace />,
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
  directory: <DirectoryPage />,
  evolutions: <EmptyListPage title={titles.evolutions} text={lists.evolutions} />,
  manange_account: <ContentPage title={titles.manange_account} text={pages.accountHelp} />,
  contact: <ContactPage />,
  sitemap: <SitemapPage />,
  cgu: <ContentPage title={titles.cgu} text={pages.terms} />,
  mention_legale: <ContentPage title={titles.mention_legale} text={pages.legalNotice} />,
  politique_de_confidentialite: <ContentPage title={titles.politique_de_confidentialite} text={pages.privacy} />,
  accessibilite: <ContentPage title={titles.accessibilite} text={pages.accessibility} />,
};

const names = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].area === 'public');

export default function PublicArea() {
  return (
    <Routes>
      {names.map((name) => (
        <Route key={name} path={routes[name].pattern} element={screens[name] ?? <ComingPage name={name} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
