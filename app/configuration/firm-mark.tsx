import { useFirmMark } from "./site-config.ts";

/** The operator's mark; nothing where they have none, because the name stands beside it. */
export function FirmMark({ className }: { className: string }) {
	const mark = useFirmMark();
	return mark ? (
		<img
			src={mark.url}
			alt=""
			width={mark.width}
			height={mark.height}
			className={`w-auto flex-none object-contain ${className}`}
		/>
	) : null;
}
