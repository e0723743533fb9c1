/**
 * The durations of one request as `Server-Timing`, in development only. Attack: in production they
 * would tell who has an account; also, workerd's clock stands still between calls.
 */
export class ServerTiming {
	readonly #begun = performance.now();
	#trips = 0;
	#underway = 0;
	#since = 0;
	#database = 0;

	/** Parallel round trips to the database count once. */
	roundTrip = (): (() => void) => {
		this.#trips += 1;
		if (this.#underway === 0) this.#since = performance.now();
		this.#underway += 1;
		return () => {
			this.#underway -= 1;
			if (this.#underway === 0) this.#database += performance.now() - this.#since;
		};
	};

	/** The header; what is not database time is loaders and rendering. */
	read(): string {
		const render = performance.now() - this.#begun - this.#database;
		const trips = `${this.#trips} round trip${this.#trips === 1 ? "" : "s"}`;
		return `cache;desc="made", database;dur=${this.#database.toFixed(1)};desc="${trips}", render;dur=${render.toFixed(1)}`;
	}
}
