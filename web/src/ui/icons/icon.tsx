import type { ReactElement, SVGProps } from 'react'

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Its width and height; 24 pixels where nothing is said. */
  size?: number | string
  /** How thick its lines are, in units of a drawing of 24 by 24. */
  stroke?: number | string
  /** What it says to assistive technology. */
  title?: string
}

export type Icon = (props: IconProps) => ReactElement

/** An icon of lines in the colour of the text. */
export function lineIcon(path: string): Icon {
  return ({ size = 24, stroke = 2, title, ...rest }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: most stand beside a word that says the same, and are hidden from assistive technology
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {title && <title>{title}</title>}
      <path d={path} />
    </svg>
  )
}

/** An icon that is filled with the colour of the text. */
export function filledIcon(path: string): Icon {
  const Lines = lineIcon(path)
  return (props) => <Lines fill="currentColor" stroke="none" {...props} />
}
