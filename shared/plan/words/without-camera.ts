import type { OtherWays } from './other-way.ts';

/** For somebody who will not be seen: hands, product and screen, with the voice laid over. */
export const withoutCamera: OtherWays = {
  'ugc-micro-creator': {
    'film-samples': {
      title: 'Film the five samples, hands only',
      doneWhen: 'Three takes of each shot show product and hands; the lines are spoken over them afterwards.',
      lite: {
        title: 'Film one sample, hands only',
        doneWhen: 'Three takes of each shot exist, no face in any.',
      },
    },
    'trial-clip': {
      doneWhen: 'It has two openings, no face, a voice laid over, and it is paid for or labelled.',
    },
  },
  'cohort-mini-course': {
    'teach-one-two': { where: 'Online, midweek, screen shared and the camera off' },
    'teach-three-four': { where: 'Online again, hands and screen only' },
  },
};
