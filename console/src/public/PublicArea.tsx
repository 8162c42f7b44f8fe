import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../layout/NotFoundPage';
import { paths, routes, routesIn, type RouteIn } from '../routes';
import { ContactPage } from './ContactPage';
import { DirectoryPage } from './directory/DirectoryPage';
import { documentScreens } from './documentScreens';
import { EmailChangeFinishPage } from './EmailChangeFinishPage';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { HandoverPage } from './HandoverPage';
import { LoginPage } from './LoginPage';
import { NewsPage } from './NewsPage';
import { RemoveAccountPage } from './RemoveAccountPage';
import { ResetPasswordPage } from './ResetPasswordPage';
import { SignupFinishPage } from './SignupFinishPage';
import { SignupPage } from './SignupPage';

const screens: Readonly<Record<RouteIn<'public'>, ReactNode>> = {
  ...documentScreens,
  login: <LoginPage />,
  signup: <SignupPage />,
  signup_finish: <SignupFinishPage />,
  forgot_pass: <ForgotPasswordPage />,
  reset_pass: <ResetPasswordPage />,
  remove_account: <RemoveAccountPage />,
  reset_mail_finish: <EmailChangeFinishPage />,
  handover: <HandoverPage />,
  news: <NewsPage />,
  tool: <Navigate to={paths.toolPresentation()} replace />,
  directory: <DirectoryPage />,
  contact: <ContactPage />,
};

export default function PublicArea() {
  return (
    <Routes>
      {routesIn('public').map((name) => (
        <Route key={name} path={routes[name].pattern} element={screens[name]} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
