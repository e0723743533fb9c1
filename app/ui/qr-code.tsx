import { encode } from "uqr";

/** ISO/IEC 18004 requires four empty modules around the code. */
const quietZone = 4;

/**
 * A QR code as one path, with error correction level M, because it may be read from a scratched
 * screen or creased paper. It contains the voucher's address and nothing about the guest.
 */
export function QrCode({
	url,
	label,
	className,
}: {
	url: string;
	label: string;
	className?: string;
}) {
	const { size, data } = encode(url, { ecc: "M", border: quietZone });
	return (
		<svg
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
			className={`rounded-sm bg-[#fffdf6] forced-color-adjust-none ${className ?? ""}`}
		>
			<path d={data.flatMap(rowPath).join("")} fill="#0b2e40" className="print:fill-black" />
		</svg>
	);
}

function rowPath(row: boolean[], y: number): string[] {
	const runs: string[] = [];
	for (let x = 0; x < row.length; x += 1) {
		if (!row[x]) continue;
		const start = x;
		while (row[x + 1]) x += 1;
		const length = x - start + 1;
		runs.push(`M${start} ${y}h${length}v1h-${length}z`);
	}
	return runs;
}
