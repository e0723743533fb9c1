const passwordRefusals = [
	"PASSWORD_TOO_SHORT",
	"PASSWORD_TOO_LONG",
	"PASSWORD_TOO_COMMON",
	"PASSWORD_CONTAINS_NAME",
	"PASSWORD_COMPROMISED",
] as const;

export type PasswordRefusal = (typeof passwordRefusals)[number];

export function isPasswordRefusal(code: string): code is PasswordRefusal {
	return passwordRefusals.some((refusal) => refusal === code);
}

export function atPasswordField<Field extends string>(
	field: Field,
): Record<PasswordRefusal, Field> {
	return {
		PASSWORD_TOO_SHORT: field,
		PASSWORD_TOO_LONG: field,
		PASSWORD_TOO_COMMON: field,
		PASSWORD_CONTAINS_NAME: field,
		PASSWORD_COMPROMISED: field,
	};
}
