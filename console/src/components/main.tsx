/** Entry of components.html: every component of console/src/ui with its states, for those who develop. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '../theme';
import { LibraryRoot } from '../ui/LibraryRoot';
import { Stack } from '../ui/layout/primitives';
import { ToastRegion } from '../ui/ToastRegion';
import { showToast } from '../core/toasts';
import { Facts } from './Facts';
import { Inputs } from './Inputs';
import { Messages } from './Messages';

const root = document.getElementById('root');
if (root === null) throw new Error('components.html has no #root');

createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <LibraryRoot>
        <Stack as="main" gap={8} className="pad-4">
          <h1>Components</h1>
          <Messages />
          <Facts />
          <Inputs />
        </Stack>
        <ToastRegion />
      </LibraryRoot>
    </MemoryRouter>
  </StrictMode>,
);

showToast('Something was done.');
