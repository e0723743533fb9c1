import { databaseWaiting } from "#app/log/wide-event.server.ts";

/**
 * The durations of one request as `Server-Timing`, in development only. Attack: in production they
 * would tell who has an account; also, workerd's clock stands still between calls.
 */
export function serverTiming(): string {
	const { calls = 0, milliseconds = 0, total = 0 } = databaseWaiting() ?? {};
	const trips = `${calls} round trip${calls === 1 ? "" : "s"}`;
	// The rest of the time went to loaders and rendering.
	const render = total - milliseconds;
	return `cache;desc="made", database;dur=${milliseconds.toFixed(1)};desc="${trips}", render;dur=${render.toFixed(1)}`;
}
