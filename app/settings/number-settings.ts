import { type NumberLimit, numberLimits } from "#app/database/number-limits.ts";

export interface NumberSetting extends NumberLimit {
	/** Holds while there is none. */
	usual: number;
}

/** Settings that are whole numbers. */
export const numberSettings = {
	CUTOFF_HOURS: { ...numberLimits.cutoffHours, usual: 12 },
} satisfies Record<string, NumberSetting>;
