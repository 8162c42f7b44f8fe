/** Entry of the console, rendered into the page's one element. */
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

// Waits for the fonts, because a change of font would move a text that is being read.
void fontsReady().then(draw);
