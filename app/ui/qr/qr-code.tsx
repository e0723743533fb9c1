import type { QrModules } from "./qr-modules.ts";

/** A QR code as one path. It contains the voucher's address and nothing about the guest. */
export function QrCode({
	code,
	label,
	className,
}: {
	code: QrModules;
	label: string;
	className?: string;
}) {
	return (
		<svg
			viewBox={`0 0 ${code.length} ${code.length}`}
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
			className={`rounded-sm bg-[#fffdf6] forced-color-adjust-none ${className ?? ""}`}
		>
			<path d={code.flatMap(rowPath).join("")} fill="#0b2e40" className="print:fill-black" />
		</svg>
	);
}

function rowPath(row: string, y: number): string[] {
	return [...row.matchAll(/1+/g)].map(
		({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
	);
}
