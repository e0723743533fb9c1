import { connect, type DatabaseAddress } from "#app/database/client.server.ts";
import { logError } from "#app/log/log.ts";
import { readSettings, type SettingsCopy } from "./settings.server.ts";

/** Milliseconds; a visitor waits no longer for settings of a database that does not answer. */
const patience = 2_000;
/** Milliseconds until such a database is asked again. */
const pause = 5_000;

/**
 * Keeps a copy of the settings. No page asks for them: their version rides along with every question that this isolate
 * asks the database anyway, and only another version has the copy read anew.
 */
export function keepSettings(address: DatabaseAddress) {
	let copy: SettingsCopy | null = null;
	let newestVersion: number | null = null;
	let toldAt = 0;
	let pauseUntil = 0;
	const db = connect({
		...address,
		rider: {
			statement: "SELECT version FROM settings",
			take([version]) {
				newestVersion = Number(version);
				toldAt = Date.now();
			},
		},
	});

	async function read(): Promise<void> {
		// not shared: in workerd a request must not be woken by another one's answer
		try {
			copy = await withinPatience(readSettings(db));
		} catch (error) {
			pauseUntil = Date.now() + pause;
			logError("settings", error);
		}
	}

	return {
		/** Whether an answer of the database has told of other settings than these. */
		isOutdated: (version: number | null) => newestVersion !== null && version !== newestVersion,
		/**
		 * The copy, which is read first where there is none or a newer one. Null while the database does not answer.
		 * @param oldest milliseconds; how long ago the version may have been told.
		 */
		async current(oldest = Number.POSITIVE_INFINITY): Promise<SettingsCopy | null> {
			const now = Date.now();
			const isRight = copy !== null && copy.version === newestVersion && now - toldAt <= oldest;
			if (!isRight && now >= pauseUntil) await read();
			return copy;
		},
	};
}

async function withinPatience<Answer>(work: Promise<Answer>): Promise<Answer> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const end = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error("The settings were not read in time")), patience);
	});
	try {
		return await Promise.race([work, end]);
	} finally {
		clearTimeout(timer);
	}
}
