/** Pages for slow and dear connections: smaller pictures, nothing that moves or is fetched ahead. */

/** The cookie with what somebody has chosen: 'on' or 'off'. A cookie, since the server draws the first pictures. */
export const DATA_SAVER_COOKIE = 'lite';

/** No wider file of a picture is offered. */
export const DATA_SAVER_PICTURE_WIDTH = 480;

/** Whether a browser that says this of itself gets light pages: what was chosen comes before what it says. */
export function wantsDataSaver({
  chosen,
  savesData,
  connection,
}: {
  chosen: string | null | undefined;
  savesData: boolean;
  /** As browsers name it: 'slow-2g', '2g', '3g' or '4g'. */
  connection: string | null | undefined;
}): boolean {
  if (chosen === 'on' || chosen === 'off') return chosen === 'on';
  return savesData || ['slow-2g', '2g', '3g'].includes(connection ?? '');
}
