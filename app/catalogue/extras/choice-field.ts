/** Which fields of a form are those of an extra or a fare. Apart from them, because the booking panel asks only when it is sent. */

export function isExtraField(name: string): boolean {
	return /^extra_\d/.test(name);
}

export function isFareField(name: string): boolean {
	return /^fare_\d/.test(name);
}
