/** The screen of the current address before it is there: its title where that is known, and the place of all the rest. */
import { useState, type CSSProperties, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { chrome } from '../../i18n/fr';
import { findRoute } from '../../routes';
import { Icon } from '../../ui/Icon';
import { LoadingBlock } from '../../ui/Spinner';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery';
import { PageFrame } from '../PageFrame';
import { delayLeft } from './delay';
import { ButtonPlace, Words } from './parts';
import part from './parts.module.css';
import { shapeOf, type Shape } from './shapes';
import pageStyles from '../Page.module.css';

/** Around shapes that wait, wherever they are: they show themselves together, and tell that something is on its way. */
export function Waiting({ label = chrome.loading, children }: { label?: string | undefined; children: ReactNode }) {
  const [delay] = useState(() => delayLeft(performance.now()));
  const style: CSSProperties & Record<'--skeleton-delay', string> = { '--skeleton-delay': `${Math.round(delay)}ms` };
  return (
    <div className={part.waiting} aria-busy="true" style={style}>
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {children}
    </div>
  );
}

function Back({ back }: Pick<Shape, 'back'>) {
  if (back === undefined) return null;
  if (back === null) {
    return (
      <span className={pageStyles.back}>
        <Words letters={20} />
      </span>
    );
  }
  return (
    <Link to={back.to} className={pageStyles.back}>
      <Icon name="left" size={16} />
      {back.label}
    </Link>
  );
}

export interface ScreenSkeletonProps {
  /** That one is led to; the current one, unless said otherwise. */
  path?: string;
  /** What is being waited for. */
  label?: string;
}

export function ScreenSkeleton({ path, label }: ScreenSkeletonProps) {
  const { pathname } = useLocation();
  const isNarrow = useMediaQuery(NARROW);
  const name = findRoute(path ?? pathname);
  const shape = name && shapeOf(name);
  if (shape === undefined) return <LoadingBlock label={chrome.loading} />;
  const { title, back, intro, narrowButtons, width = 'normal', body } = shape;
  const buttons = isNarrow && narrowButtons === false ? undefined : shape.buttons;
  return (
    <Waiting label={label}>
      <PageFrame
        width={width}
        back={<Back back={back} />}
        title={
          <h1 className={pageStyles.title} aria-hidden={typeof title === 'number'}>
            {typeof title === 'string' ? title : <Words letters={title} />}
          </h1>
        }
        intro={intro === undefined ? undefined : <Words letters={intro} />}
        action={buttons?.map((letters) => (
          <ButtonPlace key={letters} letters={letters} />
        ))}
      >
        {body}
      </PageFrame>
    </Waiting>
  );
}
