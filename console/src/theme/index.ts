/** The look of every area: the product's fonts, custom properties and base styles. */
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import '@fontsource/source-sans-3/latin-700.css';
import '@fontsource/source-serif-4/latin-600.css';
import './fallback-fonts.css';
import './tokens.css';
import './base.css';
import './shared/layout.css';
import './shared/room.css';
import './shared/look.css';
import './shared/patterns.css';
import './shared/rich.css';
