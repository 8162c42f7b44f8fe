/** The public area: which page shows which route. */
import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ComingPage } from '../layout/ComingPage';
import { NotFoundPage } from '../layout/NotFoundPage';
import { paths, routes, type RouteName } from '../routes';
import { ContactPage } from './ContactPage';
import { DirectoryPage } from './directory/DirectoryPage';
import { documentScreens } from './documentScreens';
import { EmailChangeFinishPage } from './EmailChangeFinishPage';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { HandoverPage } from './HandoverPage';
import { LoginPage } from './LoginPage';
import { RemoveAccountPage } from './RemoveAccountPage';
import { ResetPasswordPage } from './ResetPasswordPage';
import { SignupFinishPage } from './SignupFinishPage';
import { SignupPage } from './SignupPage';

const screens: Partial<Record<RouteName, ReactNode>> = {
  ...documentScreens,
  login: <LoginPage />,
  signup: <SignupPage />,
  signup_finish: <SignupFinishPage />,
  forgot_pass: <ForgotPasswordPage />,
  reset_pass: <ResetPasswordPage />,
  remove_account: <RemoveAccountPage />,
  reset_mail_finish: <EmailChangeFinishPage />,
  handover: <HandoverPage />,
  tool: <Navigate to={paths.toolPresentation()} replace />,
  directory: <DirectoryPage />,
  contact: <ContactPage />,
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
