import {
  concatTransformationMatrix,
  type PDFContext,
  PDFOperator,
  PDFOperatorNames,
  type PDFRef,
  setGraphicsState,
} from 'pdf-lib';
import { pageSize } from '../layout/page-size.ts';
import { colours } from './colours.ts';
import { rounded } from './rounded.ts';

export const watermarkName = 'Sample';

/** The word SAMPLE as sans outlines, in thousandths of its size. It is not text, so it cannot be selected or copied. */
const outlines = [
  '349 -10 m 313 -10 278 -6 245 3 c 211 12 181 25 153 43 c 125 61 103 83 85 110 c 67 136 56 167 52 203 c 188 203 l 193 179 203 160 218 144 c 233 128 253 115 276 107 c 300 99 326 95 356 95 c 381 95 405 98 427 106 c 449 113 467 124 481 139 c 495 154 502 173 502 195 c 502 221 492 240 474 254 c 456 268 430 279 397 288 c 258 320 l 221 328 188 340 161 356 c 133 372 111 394 96 420 c 81 447 74 479 74 518 c 74 562 86 600 110 632 c 134 664 167 689 209 706 c 250 723 297 732 350 732 c 409 732 459 722 500 703 c 541 683 572 657 593 624 c 614 591 625 555 626 516 c 494 516 l 491 543 483 565 469 581 c 455 597 438 609 417 616 c 396 623 372 627 346 627 c 300 627 266 617 244 598 c 222 579 212 556 212 531 c 212 507 220 487 236 473 c 252 458 278 447 312 440 c 443 410 l 489 401 526 386 554 367 c 582 347 602 324 615 297 c 628 270 634 240 634 208 c 634 165 622 127 598 95 c 574 62 540 36 498 18 c 455 -1 405 -10 349 -10 c h',
  '758 0 m 1017 723 l 1158 723 l 1417 0 l 1285 0 l 1223 176 l 953 176 l 890 0 l h 983 292 m 1191 292 l 1087 596 l h',
  '1573 0 m 1573 723 l 1762 723 l 1942 186 l 2124 723 l 2312 723 l 2312 0 l 2179 0 l 2179 562 l 1995 0 l 1889 0 l 1706 558 l 1706 0 l h',
  '2522 0 m 2522 723 l 2782 723 l 2834 723 2881 714 2923 696 c 2964 678 2996 652 3020 617 c 3044 582 3056 539 3056 488 c 3056 440 3045 400 3024 366 c 3003 332 2973 306 2934 288 c 2896 270 2851 261 2800 261 c 2655 261 l 2655 0 l h 2654 364 m 2796 364 l 2836 364 2869 376 2894 401 c 2920 426 2933 457 2933 496 c 2933 535 2919 565 2893 587 c 2866 609 2833 621 2793 621 c 2654 621 l h',
  '3210 0 m 3210 723 l 3343 723 l 3343 113 l 3664 113 l 3664 0 l h',
  '3828 0 m 3828 723 l 4313 723 l 4313 611 l 3960 611 l 3960 420 l 4269 420 l 4269 310 l 3959 310 l 3959 114 l 4319 113 l 4319 0 l h',
] as const;
const word = { width: 4371, height: 723 } as const;

/** The word just fits from corner to corner. */
const size = 132;
const angle = Math.atan2(pageSize.height, pageSize.width);
/** This is pale enough that the text below keeps its contrast. */
const opacity = 0.055;

/** Embeds one drawing that is laid over all pages; below them, panels and charts would hide it. */
export function embedWatermark(context: PDFContext): PDFRef {
  const scale = size / 1000;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const left = pageSize.width / 2 - (cos * word.width - sin * word.height) / 2;
  const foot = pageSize.height / 2 - (sin * word.width + cos * word.height) / 2;
  const operators = [
    setGraphicsState('Pale'),
    PDFOperator.of(PDFOperatorNames.NonStrokingColorRgb, [colours.ink]),
    concatTransformationMatrix(cos, sin, -sin, cos, rounded(left), rounded(foot)),
    ...outlines.map((outline) => PDFOperator.of(PDFOperatorNames.FillNonZero, [outline])),
  ];
  const drawing = context.formXObject(operators, {
    BBox: [0, 0, rounded(pageSize.width), rounded(pageSize.height)],
    Resources: { ExtGState: { Pale: { ca: opacity } } },
  });
  return context.register(drawing);
}
