/** The errors of the OCTO contract; the extra field repeats what was sent. */
const fields = {
	INVALID_PRODUCT_ID: "productId",
	INVALID_OPTION_ID: "optionId",
	INVALID_UNIT_ID: "unitId",
	INVALID_AVAILABILITY_ID: "availabilityId",
	INVALID_BOOKING_UUID: "uuid",
	BAD_REQUEST: null,
	UNPROCESSABLE_ENTITY: null,
	UNAUTHORIZED: null,
	FORBIDDEN: null,
} as const;

type OctoCode = keyof typeof fields;
type CodeWithField = {
	[Code in OctoCode]: (typeof fields)[Code] extends null ? never : Code;
}[OctoCode];

/** A refusal in words of the contract. */
export class OctoError extends Error {
	readonly code: OctoCode;
	readonly sentValue: string | undefined;

	constructor(code: Exclude<OctoCode, CodeWithField>, message: string);
	constructor(code: CodeWithField, message: string, sentValue: string);
	constructor(code: OctoCode, message: string, sentValue?: string) {
		super(message);
		this.code = code;
		this.sentValue = sentValue;
	}

	get body(): Record<string, string> {
		const field = fields[this.code];
		return {
			error: this.code,
			errorMessage: this.message,
			...(field && this.sentValue !== undefined ? { [field]: this.sentValue } : {}),
		};
	}
}
