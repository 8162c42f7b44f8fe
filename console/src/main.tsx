/** Entry of the console: the whole of it in the page's one element. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './theme';
import { fontsReady } from './theme/fonts';
import { leaveUnknownAddress } from './unknownAddress';

leaveUnknownAddress();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const page = createRoot(root);
const draw = () =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// In its own letters from the first frame on: a text that changes its font is read twice.
void fontsReady().then(draw);
