import { type NumberLimit, numberLimits } from "#app/database/number-limits.ts";

export interface NumberSetting extends NumberLimit {
	/** Holds while there is none. */
	usual: number;
}

/** Settings that are whole numbers. */
export const numberSettings = {
	CUTOFF_HOURS: { ...numberLimits.cutoffHours, usual: 12 },
	HOLD_MINUTES: { least: 5, most: 60, usual: 10 },
	RESELLER_HOLD_MINUTES: { least: 5, most: 240, usual: 30 },
	RESELLER_HOLD_MOST_MINUTES: { least: 5, most: 1440, usual: 120 },
} satisfies Record<string, NumberSetting>;

export type NumberSettingName = keyof typeof numberSettings;
