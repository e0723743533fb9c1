/**
 * How long an authenticator app takes no code after wrong ones. Attack: who knows a password and tries codes; of 333,000
 * one is right by chance. A new sign-in does not begin a new count, so an attacker has about five attempts a day.
 */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const attemptsBeforePause = 5;
const firstPause = 15 * 60_000;
const longestPause = 24 * 3_600_000;
/** 15 minutes doubled seven times are more than a day. */
const mostDoublings = 7;

/** SQL, milliseconds to wait after so many attempts in a row; 0: none. */
export function pauseAfter(failures: SQLWrapper): SQL<number> {
	return sql<number>`CASE WHEN (${failures}) % ${attemptsBeforePause} <> 0 THEN 0
		ELSE min(${longestPause}, ${firstPause} << min(${mostDoublings}, (${failures}) / ${attemptsBeforePause} - 1)) END`;
}
