#!/bin/sh
# Writes the digest that each image of images.env has at its registry now behind its name, so that what runs is what was looked at.
set -eu
cd "$(dirname "$0")"
while IFS='=' read -r name image; do
  tag=${image%@*}
  digest=$(docker buildx imagetools inspect "$tag" --format '{{.Manifest.Digest}}')
  printf '%s=%s@%s\n' "$name" "$tag" "$digest"
done <images.env >images.env.new
mv images.env.new images.env
