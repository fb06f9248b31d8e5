import type { ReactElement } from 'react';
import { changeSettings, SPEEDS, useSettings } from '../../settings/settings.ts';
import { useTexts } from '../../texts/texts.ts';

/** How fast events go by is set where they do, and remembered. */
export function Speed(): ReactElement {
  const { speed } = useSettings();
  const { speed: texts } = useTexts();
  return (
    <label className="speed" title={texts.title}>
      <span className="unseen">{texts.title}</span>
      <select
        value={speed}
        onChange={({ target }) => {
          const chosen = SPEEDS.find((one) => one === target.value);
          if (chosen !== undefined) changeSettings({ speed: chosen });
        }}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {texts[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
