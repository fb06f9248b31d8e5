import type { Box, Point } from '../cells.ts';

/** Where the drawing lies on the screen: a point of it is shown at point × scale + offset. */
export interface Camera extends Point {
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SCALE_MIN = 0.2;
const SCALE_MAX = 2.5;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), high);

/** Shows the whole box as large as it goes, but no smaller than `least`: then around the point that matters. */
export function fitCamera(box: Box, size: Size, least: number, most: number, focus: Point | null): Camera {
  const whole = Math.min(size.width / box.width, size.height / box.height);
  const scale = between(Math.max(least, SCALE_MIN), whole, most);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const x = centred(size.width, box.x, box.width, scale, focus?.x ?? middle.x);
  const y = centred(size.height, box.y, box.height, scale, focus?.y ?? middle.y);
  return { x, y, scale };
}

/** A box that fits is centred; of one that does not, the part around the point is shown. */
function centred(room: number, from: number, length: number, scale: number, focus: number): number {
  const spare = room - length * scale;
  if (spare >= 0) return spare / 2 - from * scale;
  return between(spare - from * scale, room / 2 - focus * scale, -from * scale);
}

/** Zooms so that what is under the point of the screen stays there. */
export function zoomCamera(camera: Camera, by: number, at: Point): Camera {
  const scale = between(SCALE_MIN, camera.scale * by, SCALE_MAX);
  const ratio = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** Moves the drawing, but never so far that nothing of it is left on the screen. */
export function panCamera(camera: Camera, by: Point, bounds: Box, size: Size): Camera {
  const { scale } = camera;
  const x = between(
    size.width / 4 - (bounds.x + bounds.width) * scale,
    camera.x + by.x,
    (size.width * 3) / 4 - bounds.x * scale,
  );
  const y = between(
    size.height / 4 - (bounds.y + bounds.height) * scale,
    camera.y + by.y,
    (size.height * 3) / 4 - bounds.y * scale,
  );
  return { scale, x, y };
}

/** The least move that brings a box into sight; the camera itself when it is there already. */
export function showBox(camera: Camera, box: Box, size: Size): Camera {
  const x = shift(camera.x, box.x * camera.scale, box.width * camera.scale, size.width);
  const y = shift(camera.y, box.y * camera.scale, box.height * camera.scale, size.height);
  return x === camera.x && y === camera.y ? camera : { ...camera, x, y };
}

function shift(offset: number, from: number, length: number, room: number): number {
  const start = from + offset;
  if (start >= 0 && start + length <= room) return offset;
  return start < 0 ? -from : room - length - from;
}

/** The part of the drawing that is on the screen. */
export const boxShown = ({ x, y, scale }: Camera, { width, height }: Size): Box => ({
  x: -x / scale,
  y: -y / scale,
  width: width / scale,
  height: height / scale,
});

export const toBoard = ({ x, y, scale }: Camera, at: Point): Point => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});
export const toScreen = ({ x, y, scale }: Camera, at: Point): Point => ({ x: at.x * scale + x, y: at.y * scale + y });
