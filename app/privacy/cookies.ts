/** Every cookie that our pages set, for the privacy page. `cookies.test.ts` holds it against the code that sets them. */
interface CookieFacts {
	name: string;
	/** Seconds until it ends at the latest; null: with the browser. */
	seconds: number | null;
}

const minute = 60;
const day = 24 * 60 * minute;

/** Of the account service, without their prefix. */
export const accountCookies = {
	session_token: "session",
	session_data: "session",
	dont_remember: null,
	state: 10 * minute,
	admin_session: null,
	two_factor: 10 * minute,
	passkey: 5 * minute,
	trust_device: 30 * day,
	flash: 2 * minute,
	device: 400 * day,
	waiting_form: 10 * minute,
	language: 365 * day,
} as const;

/** Of the guests' pages and the totem. `secure`: what stands before the name where the site has https. */
export const pageCookies = [
	{ name: "held", secure: "__Host-", seconds: 120 * minute },
	{ name: "seats_held", secure: "", seconds: 120 * minute },
	{ name: "handover", secure: "__Secure-", seconds: day },
	{ name: "totem", secure: "__Secure-", seconds: 400 * day },
] as const;

/** All cookies of an installation by their full names. */
export function cookiesOf({
	prefix,
	sessionDays,
	isSecure,
}: {
	/** Of the account service's cookies. */
	prefix: string;
	sessionDays: number;
	isSecure: boolean;
}): CookieFacts[] {
	return [
		...pageCookies.map(({ name, secure, seconds }) => ({
			name: isSecure ? secure + name : name,
			seconds,
		})),
		...Object.entries(accountCookies).map(([name, seconds]) => ({
			name: `${isSecure ? "__Secure-" : ""}${prefix}.${name}`,
			seconds: seconds === "session" ? sessionDays * day : seconds,
		})),
	];
}
