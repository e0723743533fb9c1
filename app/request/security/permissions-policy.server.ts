/** Features of a browser that no page of ours uses (W3C Permissions Policy). */
const unused = [
	"accelerometer",
	"browsing-topics",
	"display-capture",
	"encrypted-media",
	"fullscreen",
	"geolocation",
	"gyroscope",
	"hid",
	"idle-detection",
	"local-fonts",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"picture-in-picture",
	"screen-wake-lock",
	"serial",
	"usb",
	"xr-spatial-tracking",
];

/** What some pages use, and no other. */
const neededFeatures = [
	"camera",
	"publickey-credentials-create",
	"publickey-credentials-get",
] as const;
type NeededFeature = (typeof neededFeatures)[number];

function policyWith(features: readonly NeededFeature[]): string {
	return [
		...unused.map((feature) => `${feature}=()`),
		...neededFeatures.map(
			(feature) => `${feature}=${features.includes(feature) ? "(self)" : "()"}`,
		),
	].join(", ");
}

/** The policy of every answer whose page needs nothing. */
export const strictPermissions = policyWith([]);
const ofStaff = policyWith(["publickey-credentials-create", "publickey-credentials-get"]);
const ofBoarding = policyWith(["camera", "publickey-credentials-get"]);

/**
 * By address and not by screen: within an application a browser keeps the policy of the page that it opened first.
 * Attack: a script that got into a public page asks for the camera, or for a passkey.
 */
export function permissionsPolicy(pathname: string): string {
	if (/^\/dashboard\/today\/?$/.test(pathname)) return ofBoarding;
	return /^\/(?:dashboard|app_login)(?:\/|$)/.test(pathname) ? ofStaff : strictPermissions;
}
