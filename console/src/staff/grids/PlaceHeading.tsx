/** The heading of a part of a version's page; it has the focus once it is there, for who was led to that part. */
import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** As addresses name them. */
export type Place = 'publication' | 'preuve';

export function PlaceHeading({ place, text }: { place: Place; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isMeant = hash === `#${place}`;
  useEffect(() => {
    if (isMeant) heading.current?.focus();
  }, [isMeant]);
  return (
    <Typography variant="h6" component="h2" ref={heading} tabIndex={-1}>
      {text}
    </Typography>
  );
}
