/**
 * Where the time of one request goes, for `Server-Timing` while developing. In production nobody is told:
 * times would tell a stranger who has an account, and workerd's clock stands still between calls there.
 */
export class ServerTiming {
	readonly #begun = performance.now();
	#trips = 0;
	#underway = 0;
	#since = 0;
	#database = 0;

	/** Begins a round trip to the database; those that run beside each other count once. */
	roundTrip = (): (() => void) => {
		this.#trips += 1;
		if (this.#underway === 0) this.#since = performance.now();
		this.#underway += 1;
		return () => {
			this.#underway -= 1;
			if (this.#underway === 0) this.#database += performance.now() - this.#since;
		};
	};

	/** The header so far: what is not the database is loaders and rendering. */
	read(): string {
		const render = performance.now() - this.#begun - this.#database;
		const trips = `${this.#trips} round trip${this.#trips === 1 ? "" : "s"}`;
		return `cache;desc="made", database;dur=${this.#database.toFixed(1)};desc="${trips}", render;dur=${render.toFixed(1)}`;
	}
}
